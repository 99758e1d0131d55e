export default {
  title: 'Rules',
  contents: 'Contents',
  print: 'Print',
  learn: 'Learn by playing',
};
