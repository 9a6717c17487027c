// Step 14 (P-3.14): the next start player.
import type { Part } from '../part.ts';

export const startPlayer: Part = {
  begin({ state, emit }) {
    const [builder] = state.builders.startPlayer;
    state.start = builder ?? (state.start + 1) % state.players.length;
    const by = builder === undefined ? 'leftNeighbour' : 'builder';
    emit({ type: 'startPlayerNamed', seat: state.start, by });
  },
};
