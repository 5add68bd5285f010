import { battleRules } from '../../../store/battle/battleRules';
import { selectSave } from '../../../store/battle/battleSave';
import { toSaveFile } from '../../../store/saves/save';
import { useAppStore } from '../hooks/storeHooks';

/** Brings the battle, or a text that stands for it, to the person's own disk; the start page opens such a file. */
export function useExport(): (raw?: string) => void {
  const store = useAppStore();
  return (raw) => {
    const save = selectSave(store.getState());
    const text = raw ?? (save === null ? null : JSON.stringify(toSaveFile(battleRules.id, save)));
    if (text !== null) download('ninekeep-battle', text);
  };
}

/** The file is named after its moment. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}-${new Date().toISOString().slice(0, 16).replace(':', '-')}.json`;
  link.click();
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
