// The address of a circle.
import { siteAddress } from './table-path.ts';

export const CIRCLE = '/circle';

/** The key stays in the browser: the fragment is sent to nobody. */
export const circlePath = (key: string) => `${CIRCLE}#${key}`;

export const circleLink = (key: string) => `${siteAddress()}${circlePath(key)}`;
