import { calimala } from '../../boards/calimala/texts/en.ts';
import { common } from './common.ts';

export default { ...common, ...calimala };
