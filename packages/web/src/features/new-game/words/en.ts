export default {
  begin: 'Begin',
  yourStrength: (level: string) => `${level}: about your strength.`,
};
