import type en from './en.ts';

const words: typeof en = {
  title: 'Mitteilungen',
  about:
    'Schließ die Seite ruhig: Du wirst gerufen, wenn eine Partie auf dich wartet. Die Nachricht läuft über den Dienst des Herstellers deines Browsers, der sie nicht lesen kann.',
  needName: 'Du wirst zu Partien mit Leuten anderswo gerufen. Sie sehen einen Namen: Wähle zuerst einen.',
  here: 'Auf diesem Gerät rufen',
  hereAbout: 'Dein Zug, Fragen, Einladungen, Turnierrunden und Zeit, die abläuft.',
  others: (count) =>
    count === 1 ? 'Ein weiteres Gerät wird auch gerufen.' : `${count} weitere Geräte werden auch gerufen.`,
  install:
    'Auf iPhone und iPad leg Speeltafel zuerst auf den Home-Bildschirm: Tippe auf Teilen, dann auf „Zum Home-Bildschirm“. Öffne es von dort und komm auf diese Seite zurück.',
  denied:
    'Dieser Browser erlaubt Speeltafel keine Mitteilungen. Erlaube sie in den Einstellungen des Browsers und komm dann zurück.',
  none: 'Dieser Browser kann dich unter dieser Adresse nicht rufen. Ein Webhook kann es.',
  trial: 'Schick mir jetzt eine',
  sent: 'Sie ist unterwegs.',
  quiet: 'Ruhezeit',
  quietAbout: (zone) =>
    `Nachrichten warten, bis sie vorbei ist, außer bei Runden, die beginnen, und Zeit, die vorher ablaufen würde. Nach der Uhr von ${zone}.`,
  from: 'von',
  until: 'bis',
  webhook: 'Webhook',
  webhookAbout: 'Nachrichten gehen auch an eine Adresse von dir, zum Beispiel in einen Kanal bei Discord.',
  address: 'Adresse des Webhooks',
  save: 'Speichern',
  goesTo: (host) => `Nachrichten gehen an ${host}.`,
  failing: 'Die letzte kam nicht an.',
  remove: 'Entfernen',
  secret: 'Der Schlüssel, mit dem die Nachrichten signiert sind, nur jetzt zu sehen:',
  ask: 'Sollen wir dich rufen, wenn du am Zug bist?',
  yes: 'Ruft mich',
  on: 'Du wirst gerufen.',
  why: {
    'private-address': 'Diese Adresse liegt in einem privaten Netz; dorthin gehen keine Nachrichten.',
    'bad-address':
      'Dorthin kann keine Nachricht gehen. Die Adresse beginnt mit https:// und nennt einen Server, der sich finden lässt.',
    'bad-subscription': 'Dieser Browser hat etwas Unbrauchbares geschickt. Versuch es noch einmal.',
    'no-notifications': 'Schalte zuerst etwas ein.',
    cancelled: 'Der Browser hat es nicht erlaubt.',
  },
};
export default words;
