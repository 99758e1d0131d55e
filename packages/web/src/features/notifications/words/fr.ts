import type en from './en.ts';

const words: typeof en = {
  title: 'Notifications',
  about:
    'Fermez la page l’esprit tranquille : on vous appelle quand une partie vous attend. Le message passe par le service de l’éditeur de votre navigateur, qui ne peut pas le lire.',
  needName: 'On vous appelle pour des parties à distance. Les autres y voient un nom : choisissez-en un d’abord.',
  here: 'M’appeler sur cet appareil',
  hereAbout: 'Votre tour, les questions, les invitations, les rondes de tournoi et le temps qui s’épuise.',
  others: (count) =>
    count === 1 ? 'Un autre appareil est appelé aussi.' : `${count} autres appareils sont appelés aussi.`,
  install:
    'Sur iPhone et iPad, ajoutez d’abord Speeltafel à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-le de là et revenez à cette page.',
  denied:
    'Ce navigateur n’autorise pas Speeltafel à vous avertir. Autorisez-le dans les réglages du navigateur, puis revenez.',
  none: 'Ce navigateur ne peut pas vous appeler à cette adresse. Un webhook le peut.',
  trial: 'M’en envoyer une maintenant',
  sent: 'Elle est en route.',
  quiet: 'Heures de silence',
  quietAbout: (zone) =>
    `Les messages attendent qu’elles soient passées, sauf pour les rondes qui commencent et le temps qui finirait avant. À l’heure de ${zone}.`,
  from: 'de',
  until: 'à',
  webhook: 'Webhook',
  webhookAbout: 'Les messages vont aussi à une adresse à vous, par exemple un salon Discord.',
  address: 'Adresse du webhook',
  save: 'Enregistrer',
  goesTo: (host) => `Les messages vont à ${host}.`,
  failing: 'Le dernier n’est pas arrivé.',
  remove: 'Supprimer',
  secret: 'La clé qui signe les messages, montrée maintenant seulement :',
  ask: 'Voulez-vous qu’on vous appelle quand c’est à vous ?',
  yes: 'Appelez-moi',
  on: 'On vous appellera.',
  why: {
    'private-address': 'Cette adresse est dans un réseau privé, où les messages ne vont pas.',
    'bad-address':
      'Aucun message ne peut y aller. L’adresse commence par https:// et nomme un serveur que l’on trouve.',
    'bad-subscription': 'Ce navigateur a envoyé quelque chose d’inutilisable. Réessayez.',
    'no-notifications': 'Activez d’abord quelque chose.',
    cancelled: 'Le navigateur ne l’a pas autorisé.',
  },
};
export default words;
