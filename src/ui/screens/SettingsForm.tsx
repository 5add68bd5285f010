import { LANGUAGES } from '../../content/catalog';
import { MOTIONS, SPEEDS, TEXT_SIZES, THEMES } from '../../store/settings/settings';
import { settingsChanged } from '../../store/settings/settingsSlice';
import { selectTableKeys } from '../../store/settings/tableSettings';
import { selectSettings } from '../../store/view/battleSelectors';
import { Choice } from '../common/controls/Choice';
import { Slider } from '../common/controls/Slider';
import { Switch } from '../common/controls/Switch';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { KeyMapForm } from '../common/keys/KeyMapForm';
import { SaveState } from '../common/notices/SaveState';
import { OfflineNote } from '../offline/OfflineNote';

export function SettingsForm() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const settings = useAppSelector(selectSettings);
  const keys = useAppSelector(selectTableKeys);
  const { language, theme, textSize, motion, volume, muted, turnGuard, offline } = settings;
  return (
    <>
      <Choice
        label={speak('settings.language')}
        options={LANGUAGES}
        value={language}
        nameOf={(option) => speak(`settings.language.${option}`)}
        onChoose={(option) => dispatch(settingsChanged({ language: option }))}
      />
      <Choice
        label={speak('settings.theme')}
        options={THEMES}
        value={theme}
        nameOf={(option) => speak(`settings.theme.${option}`)}
        onChoose={(option) => dispatch(settingsChanged({ theme: option }))}
      />
      <Choice
        label={speak('settings.textSize')}
        options={TEXT_SIZES}
        value={textSize}
        nameOf={(option) => speak(`settings.textSize.${option}`)}
        onChoose={(option) => dispatch(settingsChanged({ textSize: option }))}
      />
      <Choice
        label={speak(`settings.${keys.speed}`)}
        options={SPEEDS}
        value={settings[keys.speed]}
        nameOf={(option) => speak(`settings.speed.${option}`)}
        onChoose={(option) => dispatch(settingsChanged({ [keys.speed]: option }))}
      />
      <Choice
        label={speak('settings.motion')}
        options={MOTIONS}
        value={motion}
        nameOf={(option) => speak(`settings.motion.${option}`)}
        onChoose={(option) => dispatch(settingsChanged({ motion: option }))}
      />
      <Slider
        label={speak('settings.volume')}
        value={volume}
        told={speak('settings.volume.value', { percent: volume })}
        disabled={muted}
        onSlide={(percent) => dispatch(settingsChanged({ volume: percent }))}
      />
      <Switch label={speak('settings.sound')} on={!muted} onTurn={(on) => dispatch(settingsChanged({ muted: !on }))} />
      <Switch
        label={speak('settings.guard')}
        on={turnGuard}
        onTurn={(on) => dispatch(settingsChanged({ turnGuard: on }))}
      />
      <Switch
        label={speak(`settings.${keys.chanceBar}`)}
        on={settings[keys.chanceBar]}
        onTurn={(on) => dispatch(settingsChanged({ [keys.chanceBar]: on }))}
      />
      <Switch
        label={speak(`settings.${keys.hints}`)}
        on={settings[keys.hints]}
        onTurn={(on) => dispatch(settingsChanged({ [keys.hints]: on }))}
      />
      <Switch
        label={speak('settings.offline')}
        on={offline}
        onTurn={(on) => dispatch(settingsChanged({ offline: on }))}
      />
      <OfflineNote />
      <KeyMapForm />
      <SaveState />
    </>
  );
}
