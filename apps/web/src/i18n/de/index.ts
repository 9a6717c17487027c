import { calimala } from './calimala.ts';
import { calimalaRules } from './calimala-rules.ts';
import { common } from './common.ts';

export default { ...common, ...calimala, ...calimalaRules };
