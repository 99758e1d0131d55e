export default {
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss this message',
};
