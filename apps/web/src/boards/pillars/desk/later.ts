// What a round needs after its first phase, loaded while that is played.
export { Answers } from './answers.tsx';
export { Bag } from './bag.tsx';
export { MarketDesk } from './market-desk.tsx';
export { Workshop } from './workshop.tsx';
