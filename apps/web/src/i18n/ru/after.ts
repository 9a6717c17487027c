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
  'continue.title': 'Продолжить отсюда',
  'continue.text':
    '{game}: ход {at} сыгранной партии как тренировка в этом браузере. Всё, что лежало тогда на столе, лежит снова, и карты на руках, и колоды; броски, жребий и перетасовки с этого момента будут новыми.',
  'continue.seat': 'Ваше место',
  'continue.bots': 'Остальные места займут боты',
  'continue.back': 'Назад к повтору',
  'continue.over': 'К этому моменту партия уже закончилась. Выберите момент пораньше.',
};
