import { calimala } from '../../boards/calimala/texts/hu.ts';
import { common } from './common.ts';

export default { ...common, ...calimala };
