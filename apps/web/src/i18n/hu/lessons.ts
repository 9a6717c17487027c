import { calimalaCoach } from '../../boards/calimala/coach/texts/hu.ts';
import { calimalaRules } from '../../boards/calimala/help/texts/hu.ts';
import { learning } from './learning.ts';

export default { ...learning, ...calimalaRules, ...calimalaCoach };
