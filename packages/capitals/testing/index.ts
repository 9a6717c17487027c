// The Capitals' part of the trial: one subject per rules version.
import { capitalsSubject } from './subject.ts';

export const subjects = [capitalsSubject] as const;

export { RULES as rules } from '../src/rules.ts';
