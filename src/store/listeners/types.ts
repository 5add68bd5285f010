import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../rootState';

export type Listeners = ListenerMiddlewareInstance<RootState, ThunkDispatch<RootState, unknown, UnknownAction>>;
