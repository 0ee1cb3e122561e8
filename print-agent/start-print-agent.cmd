@echo off
rem The print service of a counter. Put a shortcut to this file into the folder that Win+R "shell:startup" opens.
rem Change the settings for this counter.
set PRINT_TO=preview
set PRINT_PAPER=80
set PRINT_ORIGINS=http://localhost:3000,http://127.0.0.1:3000
cd /d "%~dp0.."
:again
call npm run print-agent
rem The service ends only after an error, which it prints. It is then restarted.
timeout /t 3 >nul
goto again
