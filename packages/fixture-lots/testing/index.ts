// What proves the fixture: one subject per version of its rules.
import { manifests } from '../src/index.ts';
import { lotsSubject } from './subject.ts';

export const subjects = manifests.map(lotsSubject);
