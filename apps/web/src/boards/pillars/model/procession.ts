// What the table did automatically after a move, step by step, at a readable pace.
import type { Event, PartName } from '@loggia/pillars';

/** The step an event belongs to; none for players' own actions. */
const STEP_OF = {
  eventRevealed: 'event',
  eventTookEffect: 'event',
  millPaid: 'mill',
  advantageGained: 'kingsbridge',
  prioryScored: 'priory',
  taxRolled: 'court',
  taxPaid: 'court',
  metalTaken: 'court',
  craftsmanJoined: 'shiring',
  greyFetched: 'castle',
  cathedralGrew: 'cathedral',
  startPlayerNamed: 'startPlayer',
} as const satisfies Partial<Record<Event['type'], PartName>>;

export interface Scene {
  part: PartName;
  events: Event[];
}

function partOf(event: Event): PartName | undefined {
  if (event.type === 'produced') return event.pit;
  if (event.type === 'roundBegan') return 'cards';
  return (STEP_OF as Partial<Record<Event['type'], PartName>>)[event.type];
}

/** The steps that passed with these events, in order. */
export function scenesOf(events: readonly Event[]): Scene[] {
  const scenes: Scene[] = [];
  for (const event of events) {
    const part = partOf(event);
    if (part === undefined) continue;
    const last = scenes.at(-1);
    if (last?.part === part) last.events.push(event);
    else scenes.push({ part, events: [event] });
  }
  return scenes;
}
