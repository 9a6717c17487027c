// The fixture's part of the trial: one subject per rules version.
import { manifests } from '../src/index.ts';
import { lotsSubject } from './subject.ts';

export const subjects = manifests.map(lotsSubject);
