// The texts of Calimala: terms, prompts, log lines and refusals.
import type { CalimalaTexts } from '../texts.ts';

export const calimala: CalimalaTexts = {
  'calimala.name': 'Calimala',
  'calimala.option.layout': 'Várostérkép',
  'calimala.option.layout.hint':
    'Melyik akció hová kerül; az első játék elrendezése segíti a kezdőket.',
  'calimala.option.layout.random': 'Nyolc véletlenszerű',
  'calimala.option.layout.first': 'Első játék',
  'calimala.option.layout.allRandom': 'Mind a kilenc véletlenszerű',
  'calimala.option.whiteSwap': 'Fehér negyedik korong',
  'calimala.option.whiteSwap.hint':
    'Hová kerül a fehér korong, ha egy utcáról származó korong foglalja el a helyét.',
  'calimala.option.whiteSwap.returned': 'Arra az utcára',
  'calimala.option.whiteSwap.removed': 'Ki a játékból',
  'calimala.option.oneCardPerTurn': 'Körönként egy lap',
  'calimala.option.oneCardPerTurn.hint':
    'Második kiadás: a soron lévő játékos körönként legfeljebb egy kárpótlási lapot húz.',
  'calimala.option.extraStartCard': 'Ráadás kezdőlap',
  'calimala.option.extraStartCard.hint':
    'Második kiadás: a negyedik és ötödik játékos eggyel több lappal kezd.',
  'calimala.option.seatsAfterFifteenth': 'Székek a tizenötödik után',
  'calimala.option.seatsAfterFifteenth.hint':
    'Második kiadás: a tizenötödik értékelés után előlépő korongok is helyet kapnak a tanácsban.',
};
