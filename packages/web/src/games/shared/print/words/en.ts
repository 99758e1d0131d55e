export default {
  solutions: 'Solutions',
};
