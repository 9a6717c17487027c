// The texts of Calimala: terms, prompts, log lines and refusals.
import type { CalimalaTexts } from '../texts.ts';

export const calimala: CalimalaTexts = {
  'calimala.name': 'Calimala',
  'calimala.option.layout': 'План города',
  'calimala.option.layout.hint': 'Какое действие где лежит; план первой партии помогает новичкам.',
  'calimala.option.layout.random': 'Восемь случайно',
  'calimala.option.layout.first': 'Первая партия',
  'calimala.option.layout.allRandom': 'Все девять случайно',
  'calimala.option.whiteSwap': 'Белый четвёртый диск',
  'calimala.option.whiteSwap.hint': 'Куда уходит белый диск, если его место занимает диск с улицы.',
  'calimala.option.whiteSwap.returned': 'На эту улицу',
  'calimala.option.whiteSwap.removed': 'Из игры',
  'calimala.option.oneCardPerTurn': 'Одна карта за ход',
  'calimala.option.oneCardPerTurn.hint':
    'Второе издание: активный игрок тянет за ход не больше одной карты возмещения.',
  'calimala.option.extraStartCard': 'Лишняя стартовая карта',
  'calimala.option.extraStartCard.hint':
    'Второе издание: четвёртый и пятый игроки начинают с одной дополнительной картой.',
  'calimala.option.seatsAfterFifteenth': 'Места после пятнадцатого',
  'calimala.option.seatsAfterFifteenth.hint':
    'Второе издание: диски, повышенные после пятнадцатого подсчёта, всё равно занимают место в совете.',
};
