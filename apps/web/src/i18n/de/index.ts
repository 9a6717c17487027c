import { calimala } from '../../boards/calimala/texts/de.ts';
import { common } from './common.ts';

export default { ...common, ...calimala };
