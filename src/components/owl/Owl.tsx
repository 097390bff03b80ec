import { styled } from '@mui/material/styles';
import { useCallback, useRef, type ComponentProps } from 'react';
import { lookAt, type Place } from '../../native/attention';
import { OwlShapes } from './OwlShapes';
import { useAttention } from './useAttention';

const Svg = styled('svg')({ overflow: 'visible', flex: 'none' });

interface OwlProps extends ComponentProps<typeof OwlShapes> {
  /** In px. */
  size: number;
}

/** The owl, whose eyes follow the pointer and the focus. It only decorates. */
export const Owl = ({ size, ...pose }: OwlProps) => {
  const drawing = useRef<SVGSVGElement>(null);
  const look = useCallback((place: Place) => {
    if (drawing.current) lookAt(drawing.current, place);
  }, []);
  useAttention(drawing, look);
  return (
    <Svg ref={drawing} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <OwlShapes {...pose} />
    </Svg>
  );
};
