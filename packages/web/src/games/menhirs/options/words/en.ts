export default {
  grace: 'Time for a claim after the turn',
  seconds: (count: number) => `${count} s`,
  spokenSeconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  untimed: 'no limit',
  schedule: 'Rounds in which fog must be taken away',
  scheduleAbout: 'The printed round marker is not known to us. If you own one, set the rounds as it shows them.',
  takes: (name: string, round: number) => `${name} takes in round ${round}`,
};
