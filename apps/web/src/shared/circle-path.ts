// Where a circle meets.
import { siteAddress } from './table-path.ts';

export const CIRCLE = '/circle';

/** The key stays in the browser: what follows the sign is sent to nobody. */
export const circlePath = (key: string) => `${CIRCLE}#${key}`;

export const circleLink = (key: string) => `${siteAddress()}${circlePath(key)}`;
