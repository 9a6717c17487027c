// Texts for learners outside the games: the rules sheet and the coach.
import type { LearningTexts } from '../texts.ts';

export const learning: LearningTexts = {
  'help.search': 'Искать в правилах',
  'help.clear': 'Очистить поиск',
  'help.contents': 'Содержание',
  'help.contents.hits':
    '{hits, plural, one {# совпадение} few {# совпадения} many {# совпадений} other {# совпадения}}',
  'help.hits':
    '{count, plural, one {# совпадение} few {# совпадения} many {# совпадений} other {# совпадения}} в {chapters, plural, one {# главе} other {# главах}}',
  'help.none': 'По запросу «{query}» ничего не найдено. Попробуйте другое слово или покороче.',
  'help.keys.title': 'С клавиатуры',
  'help.keys':
    'Tab переходит от области к области, стрелки — внутри области, Enter выбирает, Escape возвращает. Здесь Escape очищает поиск, а если очищать нечего, закрывает правила.',
  'coach.title': 'Тренер',
  'coach.off': 'Выключить тренера',
  'coach.off.done': 'Тренер выключен. Его можно вернуть через меню «Ещё».',
  'coach.understood': 'Понятно',
  'coach.show': 'Показать хороший ход',
  'coach.goodMove': 'Хороший ход:',
  'coach.onlyMove': 'Это единственный возможный ход.',
  'coach.noReason': 'Сразу он ничего не даёт, но другие ходы в итоге стоят меньше.',
};
