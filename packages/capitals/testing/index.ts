// What proves The Capitals: one subject per version of its rules.
import { capitalsSubject } from './subject.ts';

export const subjects = [capitalsSubject] as const;

export { RULES as rules } from '../src/rules.ts';
