import type en from './en.ts';

const nl: typeof en = {
  title: 'Op het beginscherm',
  about:
    'Geïnstalleerd opent Speeltafel als een app: op het hele scherm, ook zonder netwerk, en met de bestanden van partijen die je opent.',
  install: 'Installeren',
  onApple:
    'Tik in de browser op Deel en dan op “Zet op beginscherm”. Van daar kan Speeltafel je ook roepen als je aan de beurt bent.',
};
export default nl;
