// What is read once a game is looked back at: replay, results, finished games.
import type { AfterTexts } from '../texts.ts';

export const after: AfterTexts = {
  'history.title': 'Visszatekintés',
  'history.slider': 'Lépés',
  'history.where': '{at} / {moves}',
  'history.back': 'Egy lépéssel vissza',
  'history.forward': 'Egy lépéssel előre',
  'history.live': 'Vissza a jelenbe',
  'history.before': 'Az előző értékeléshez vagy fordulóhoz',
  'history.next': 'A következő értékeléshez vagy fordulóhoz',
  'history.play': 'Lejátszás',
  'history.pause': 'Szünet',
  'history.speed': 'Sebesség: {speed}×',
  'history.link': 'Link másolása ehhez a pillanathoz',
  'history.linked': 'A pillanat linkje a vágólapon van.',
  'continue.title': 'Folytatás innen',
  'continue.text':
    '{game}: egy játszma {at}. lépése gyakorló játszmaként, ebben a böngészőben. Minden úgy fekszik az asztalon, ahogy akkor, a kézben tartott lapok és a paklik is; amit innentől dobnak, zsákból húznak vagy megkevernek, az új.',
  'continue.seat': 'A helyed',
  'continue.bots': 'A többiek robotok',
  'continue.back': 'Vissza a visszajátszáshoz',
  'continue.over': 'Akkorra a játszma már véget ért. Válassz egy korábbi pillanatot.',
};
