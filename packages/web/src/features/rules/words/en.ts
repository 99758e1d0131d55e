export default {
  contents: 'Contents',
};
