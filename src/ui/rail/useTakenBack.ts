import { useRef } from 'react';
import { selectOrderCount } from '../../store/selectors';
import { useAppSelector } from '../common/hooks';

/** How often an order was taken back in this battle: a record that grows shorter means one. */
export function useTakenBack(): number {
  const count = useAppSelector(selectOrderCount);
  const last = useRef({ count, times: 0 });
  if (count < last.current.count) last.current = { count, times: last.current.times + 1 };
  else if (count > last.current.count) last.current = { ...last.current, count };
  return last.current.times;
}
