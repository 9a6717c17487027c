// What a round needs after its first phase, loaded during that phase.
export { Answers } from './answers.tsx';
export { Bag } from './bag.tsx';
export { Drawn } from './drawn.tsx';
export { ForecastSheet } from './forecast-sheet.tsx';
export { MarketDesk } from './market-desk.tsx';
export { Workshop } from './workshop.tsx';
