import { calimalaCoach } from './calimala-coach.ts';
import { calimalaRules } from './calimala-rules.ts';
import { learning } from './learning.ts';

export default { ...learning, ...calimalaRules, ...calimalaCoach };
