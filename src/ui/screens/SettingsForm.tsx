import { LANGUAGES } from '../../content/catalog';
import { selectSettings } from '../../store/selectors';
import { SPEEDS, settingsChanged, THEMES } from '../../store/settingsSlice';
import { Choice } from '../common/Choice';
import { useAppDispatch, useAppSelector, useSpeak } from '../common/hooks';

export function SettingsForm() {
  const speak = useSpeak();
  const dispatch = useAppDispatch();
  const { language, theme, speed } = useAppSelector(selectSettings);
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
        label={speak('settings.speed')}
        options={SPEEDS}
        value={speed}
        nameOf={(option) => speak(`settings.speed.${option}`)}
        onChoose={(option) => dispatch(settingsChanged({ speed: option }))}
      />
    </>
  );
}
