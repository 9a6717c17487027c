import { calimala } from '../../boards/calimala/texts/ru.ts';
import { common } from './common.ts';

export default { ...common, ...calimala };
