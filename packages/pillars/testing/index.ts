// Pillars' part of the trial: one subject per rules version.
import { manifests } from '../src/index.ts';
import { pillarsSubject } from './subject.ts';

export const subjects = manifests.map(pillarsSubject);

export { rules } from '../src/rules.ts';
