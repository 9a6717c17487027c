// All pictures of the valley in one chunk.
export { AdvantageIcon, HappeningIcon } from './cards.tsx';
export { Cathedral } from './cathedral.tsx';
export { Ground } from './ground.tsx';
export { TradeIcon } from './trades.tsx';
export { Vignette } from './vignettes.tsx';
