// What each track tells a city: its position, and what the spaces ahead mean.
import {
  ATTRACTION,
  employmentPrestige,
  FINAL_SCORING,
  LAP,
  LEVELS,
  PLANTS,
  type PlayerView,
  SCALES,
  SERVICES_PROGRESS,
  type Track,
  type View,
} from '@loggia/capitals';
import type { Message } from '@loggia/kernel';

export interface Lane {
  track: Track;
  min: number;
  max: number;
  /** Spaces with a special meaning. */
  marks: readonly number[];
}

const ATTRACTION_MARKS = ATTRACTION.map(({ from }) => from).reverse();

export function laneOf(track: Track): Lane {
  if (track === 'progress') return { track, min: 0, max: LAP - 1, marks: [0] };
  const { min, max } = SCALES[track];
  return { track, min, max, marks: track === 'culture' ? ATTRACTION_MARKS : [] };
}

/** How far along a lane a value lies, from 0 to 1. */
export function shareOf({ min, max }: Lane, value: number): number {
  return (Math.min(Math.max(value, min), max) - min) / (max - min);
}

/** What the position on a track means, and what comes next. */
export function meaningOf(view: View, player: PlayerView, track: Track): Message {
  const { tracks, level } = player;
  const at = tracks[track];
  switch (track) {
    case 'economy':
      return message('economy', { worth: Math.floor(at / FINAL_SCORING.economy) });
    case 'culture': {
      const next = ATTRACTION.findLast(({ from }) => at < from);
      const worth = Math.floor(at / FINAL_SCORING.culture);
      return next === undefined
        ? message('culture.top', { worth })
        : message('culture', { worth, from: next.from, reach: next.reach });
    }
    case 'publicServices':
      return message('publicServices', {
        progress: SERVICES_PROGRESS[at - SCALES[track].min] ?? 0,
      });
    case 'progress': {
      const next = LEVELS.find(other => other === level + 1);
      const spaces = LAP - at;
      if (next === undefined) return message('progress.top', { worth: at });
      const plant = PLANTS[next];
      const energy = plant.energy[view.plants[next - 1] ?? 0] ?? 0;
      return message('progress', { spaces, level: next, energy, activations: plant.activations });
    }
    case 'population':
      return message('population', { room: at - tracks.employment });
    case 'employment':
      return message('employment', { worth: employmentPrestige(at) });
  }
}

/** What lies beyond both ends. */
export function endsOf(track: Track): Message {
  return message(`ends.${track}`);
}

function message(key: string, params: Message['params'] = {}): Message {
  return { key: `capitals.lane.${key}`, params };
}
