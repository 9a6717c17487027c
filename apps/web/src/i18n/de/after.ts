// What is read once a game is looked back at: replay, results, finished games.
import type { AfterTexts } from '../texts.ts';

export const after: AfterTexts = {
  'history.title': 'Blick in die Vergangenheit',
  'history.slider': 'Zug',
  'history.where': '{at} von {moves}',
  'history.back': 'Einen Zug zurück',
  'history.forward': 'Einen Zug weiter',
  'history.live': 'Zurück ins Jetzt',
  'history.before': 'Zur Wertung oder Runde davor',
  'history.next': 'Zur nächsten Wertung oder Runde',
  'history.play': 'Abspielen',
  'history.pause': 'Anhalten',
  'history.speed': 'Tempo: {speed}×',
  'history.link': 'Link zu diesem Moment kopieren',
  'history.linked': 'Der Link zu diesem Moment ist kopiert.',
  'continue.title': 'Von hier aus weiterspielen',
  'continue.text':
    'Zug {at} einer Partie {game}, als Übungspartie in diesem Browser. Alles, was damals auf dem Tisch lag, liegt wieder da, auch Karten auf der Hand und Stapel; was von hier an gewürfelt, aus einem Beutel gezogen oder gemischt wird, ist neu.',
  'continue.seat': 'Dein Platz',
  'continue.bots': 'Die anderen sind Bots',
  'continue.back': 'Zurück zum Nachspielen',
  'continue.over': 'Da war die Partie schon zu Ende. Wähle einen früheren Moment.',
};
