import type en from './en.ts';

const fr: typeof en = {
  device: 'Sur votre appareil',
  deviceAbout:
    'Vos parties, réglages et énigmes restent dans ce navigateur et ne sont envoyés nulle part, sauf si vous les gardez avec votre nom sur votre page. Rien n’est chargé depuis d’autres sites, et personne ne vous suit.',
  cookie:
    'Quand vous jouez avec d’autres, cette page dépose un seul cookie. Il permet au serveur de vous reconnaître. Il ne sert à rien d’autre. Si un autre joueur se connecte dans ce navigateur, un second garde le chemin du retour pour le premier.',
  server: 'Sur le serveur, quand vous jouez avec d’autres',
  serverAbout: 'Il n’y a ni compte, ni mot de passe, ni adresse e-mail. Ce serveur conserve :',
  noServer: 'Cette page n’a pas de serveur : rien n’est conservé ailleurs.',
  columns: { why: 'Pourquoi', howLong: 'Combien de temps' },
  kept: {
    guest: {
      what: 'Votre nom et un nombre aléatoire',
      why: 'Les autres voient qui joue, et vous gardez votre place.',
    },
    devices: {
      what: 'Le navigateur de chacun de vos appareils, et ses premier et dernier jours de visite',
      why: 'Vous voyez où vous êtes connecté, et pouvez y mettre fin.',
    },
    passkeys: {
      what: 'La moitié publique de vos clés d’accès, et les empreintes de vos codes de secours',
      why: 'Vous revenez après la perte d’un appareil. Personne ne peut se connecter avec ce qui est conservé.',
    },
    games: {
      what: 'Ce qui a été joué, et qui était assis où',
      why: 'Une partie peut continuer demain, et être revue plus tard.',
    },
    history: {
      what: 'Ce que vous avez joué, avec qui, et l’issue',
      why: 'Vous retrouvez vos parties et les personnes avec qui vous avez joué. Les autres n’en voient que ce que vous choisissez.',
    },
    bookmark: {
      what: 'Jusqu’où vous avez vu une partie, et le coup que vous essayez',
      why: 'Vous reprenez où vous en étiez, sur n’importe lequel de vos appareils.',
    },
    things: {
      what: 'Réglages, progrès et parties de vos appareils, si vous le choisissez',
      why: 'Ils sont ainsi les mêmes sur tous vos appareils.',
    },
    people: {
      what: 'Qui vous avez bloqué ou défié',
      why: 'Ces personnes ne viennent pas à vos tables, ou trouvent votre invitation.',
    },
    notifications: {
      what: 'Où vont les notifications, si vous les activez, et quand vous n’en voulez pas',
      why: 'On vous appelle quand une partie attend. Elles passent par le service de l’éditeur de votre navigateur, qui ne peut pas les lire.',
    },
    ratings: {
      what: 'Vos cotes, et les résultats dont elles découlent',
      why: 'Vous trouvez des adversaires de votre force. Les autres ne les voient que si vous figurez dans un tableau.',
    },
    tournaments: {
      what: 'Votre nom et vos résultats dans les tournois',
      why: 'Les appariements et le classement en découlent. Toute personne qui a le lien les voit.',
    },
    scoreCards: {
      what: 'Les noms et résultats des feuilles de résultat',
      why: 'Les joueurs d’une soirée de club saisissent eux-mêmes leur résultat. Ils n’arrivent ici que si l’organisateur imprime des codes.',
    },
    talk: { what: 'Ce que vous avez dit à une table', why: 'Toute personne qui a le lien de la table peut le lire.' },
    reports: {
      what: 'Ce qui est signalé, avec la discussion concernée',
      why: 'Les responsables du serveur peuvent l’examiner.',
    },
    bans: { what: 'Qui ne peut pas entrer pour le moment', why: 'Sans cela, une exclusion ne servirait à rien.' },
    address: {
      what: 'Votre adresse réseau',
      why: 'Un visiteur seul ne peut pas priver les autres du serveur.',
    },
  },
  howLong: {
    history: 'Aussi longtemps que la partie ; les parties importées jusqu’à « Oubliez-moi ».',
    bookmark: 'Aussi longtemps que la partie, ou jusqu’à « Oubliez-moi ».',
    things: 'Tant que vous les gardez avec votre nom, ou jusqu’à « Oubliez-moi ».',
    people:
      'Un blocage jusqu’à ce que vous le leviez, une invitation aussi longtemps que sa table. Les deux jusqu’à « Oubliez-moi ».',
    notifications: 'Jusqu’à ce que vous les désactiviez, déconnectiez l’appareil ou choisissiez « Oubliez-moi ».',
    guest: (unseen) => `Jusqu’à ${unseen} sans visite, ou jusqu’à ce que vous choisissiez « Oubliez-moi ».`,
    devices: 'Jusqu’à la déconnexion de l’appareil, ou aussi longtemps que votre nom.',
    passkeys: 'Jusqu’à leur suppression ou leur emploi, ou aussi longtemps que votre nom.',
    games: (finished, abandoned) => `${finished} après la partie. Une partie que personne ne continue : ${abandoned}.`,
    ratings: 'Avec votre nom tant qu’il est conservé, ensuite sans lui.',
    tournaments: (finished) => `${finished} après le tournoi ; sans votre nom dès que vous choisissez « Oubliez-moi ».`,
    scoreCards: 'Trois jours.',
    talk: (silent) => `${silent} après le dernier événement à la table.`,
    reports: (age) => `${age}, même si vous choisissez « Oubliez-moi ».`,
    bans: 'Jusqu’à la fin de l’exclusion.',
    address: 'Elle n’est pas notée. Un réseau exclu l’est, jusqu’à la fin de l’exclusion.',
    addressLogged:
      'Elle figure dans le journal du serveur. Un réseau exclu est conservé jusqu’à la fin de l’exclusion.',
  },
  leave: 'Si vous voulez partir',
  leaveAbout:
    '« Oubliez-moi » dans les réglages efface aussitôt du serveur votre nom, ce que vous avez dit, votre historique et vos affaires gardées. Les parties restent aux autres, sans votre nom.',
  toSettings: 'Aux réglages',
};
export default fr;
