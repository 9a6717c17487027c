// What proves the rules: one subject per version of them.
import { manifests } from '../src/index.ts';
import { pillarsSubject } from './subject.ts';

export const subjects = manifests.map(pillarsSubject);

export { rules } from '../src/rules.ts';
