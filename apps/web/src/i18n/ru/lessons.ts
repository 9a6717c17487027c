import { calimalaCoach } from '../../boards/calimala/coach/texts/ru.ts';
import { calimalaRules } from '../../boards/calimala/help/texts/ru.ts';
import { learning } from './learning.ts';

export default { ...learning, ...calimalaRules, ...calimalaCoach };
