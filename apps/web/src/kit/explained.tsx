// A part of the board that a tap explains in words.
import type { ReactElement } from 'react';
import { Popover } from '../design/popover.tsx';

interface Props {
  title: string;
  text: string;
  /** The button. */
  children: ReactElement;
}

export function Explained({ title, text, children }: Props) {
  return (
    <Popover trigger={children} label={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </Popover>
  );
}
