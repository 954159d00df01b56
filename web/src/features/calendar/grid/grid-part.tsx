import type { ComponentProps } from 'react';

interface GridPartProps extends ComponentProps<'div'> {
  readonly part: 'grid' | 'row' | 'columnheader' | 'gridcell';
}

/** A part of a grid that is no table: what stands in it lies over several rows, and is dragged. */
export const GridPart = ({ part, ...rest }: GridPartProps) => <div role={part} {...rest} />;
