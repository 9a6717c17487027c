// What is read once a game is looked back at: replay, results, finished games.
import type { AfterTexts } from '../texts.ts';

export const after: AfterTexts = {
  'history.title': 'Взгляд в прошлое',
  'history.slider': 'Ход',
  'history.where': '{at} из {moves}',
  'history.back': 'На ход назад',
  'history.forward': 'На ход вперёд',
  'history.live': 'Вернуться к игре',
  'history.before': 'К предыдущему подсчёту или раунду',
  'history.next': 'К следующему подсчёту или раунду',
  'history.play': 'Воспроизвести',
  'history.pause': 'Пауза',
  'history.speed': 'Скорость: {speed}×',
  'history.link': 'Скопировать ссылку на этот момент',
  'history.linked': 'Ссылка на этот момент скопирована.',
};
