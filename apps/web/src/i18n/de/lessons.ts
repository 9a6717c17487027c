import { calimalaCoach } from '../../boards/calimala/coach/texts/de.ts';
import { calimalaRules } from '../../boards/calimala/help/texts/de.ts';
import { learning } from './learning.ts';

export default { ...learning, ...calimalaRules, ...calimalaCoach };
