import { calimala } from './calimala.ts';
import { common } from './common.ts';

export default { ...common, ...calimala };
