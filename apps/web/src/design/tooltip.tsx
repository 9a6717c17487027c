// A few words on hover or focus.
import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, OverlayArrow, TooltipTrigger } from 'react-aria-components';
import styles from './overlay.module.css';

export interface TooltipProps {
  text: ReactNode;
  /** One focusable control. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip className={`${styles.tooltip}`} offset={8}>
        <OverlayArrow className={`${styles.arrow}`}>
          <svg width={10} height={6} viewBox="0 0 10 6" aria-hidden="true">
            <path d="M0 0 5 6 10 0" />
          </svg>
        </OverlayArrow>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
