// One of the big doors of the first page.
import { Button } from 'react-aria-components';
import styles from './lobby.module.css';

const ART = {
  cards: 'M14 18 40 12l8 34-26 6ZM34 14l22 8-10 30M20 24l14-3M22 32l14-3',
  table:
    'M6 26c0-8 12-13 26-13s26 5 26 13-12 13-26 13S6 34 6 26ZM10 32v16M54 32v16M32 39v14M24 24h16M32 18v13',
  hourglass:
    'M16 8h32M16 56h32M20 8c0 14 24 16 24 24S20 42 20 56M44 8c0 14-24 16-24 24s24 10 24 24M26 50h12',
  eye: 'M4 32c8-12 17-18 28-18s20 6 28 18c-8 12-17 18-28 18S12 44 4 32ZM32 23a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
} as const;

export interface DoorProps {
  art: keyof typeof ART;
  title: string;
  text: string;
  onOpen(): void;
  isDisabled?: boolean;
}

export function Door({ art, title, text, onOpen, isDisabled = false }: DoorProps) {
  return (
    <Button className={`${styles.door}`} onPress={onOpen} isDisabled={isDisabled}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path d={ART[art]} />
      </svg>
      <strong>{title}</strong>
      <span>{text}</span>
    </Button>
  );
}
