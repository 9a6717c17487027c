import { calimalaCoach } from '../../boards/calimala/coach/texts/en.ts';
import { calimalaRules } from '../../boards/calimala/help/texts/en.ts';
import { learning } from './learning.ts';

export default { ...learning, ...calimalaRules, ...calimalaCoach };
